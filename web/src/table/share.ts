/** Shares a link the way the device does; says whether it was copied instead. */
export async function share(url: string, title: string): Promise<boolean> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ url, title }).catch(() => undefined); // the reader changed their mind
    return false;
  }
  return copy(url);
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not allowed here: the link stands on the page to be copied by hand
  }
}
