import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./app/install";
import { settings } from "./app/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/rail.css";
import "./styles/decision.css";
import "./styles/recap.css";
import "./styles/sheet.css";
import "./styles/people.css";
import "./styles/signs.css";
import "./styles/pages.css";

install();
await settings.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
