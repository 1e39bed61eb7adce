ui-about-pebbles = Sechzehn Kiesel, sechs Münzen und eine Faust, die den einen verbirgt, auf den es ankommt.
