/** The file with the widget, named by the build: it is kept for ever, and this one is asked for anew. */
declare const WIDGET_FILE: string

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const file = new URL(WIDGET_FILE, script.src).href
  import(/* @vite-ignore */ file)
    .then(({ showGoods }: typeof import('./widget.ts')) => showGoods(script))
    // a shop that cannot be reached leaves the page as it is
    .catch(() => undefined)
}
