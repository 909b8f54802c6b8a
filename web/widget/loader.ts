/** The file of the widget, named by the build: it is immutable, while this loader is revalidated. */
declare const WIDGET_FILE: string

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const file = new URL(WIDGET_FILE, script.src).href
  import(/* @vite-ignore */ file)
    .then(({ showGoods }: typeof import('./widget.ts')) => showGoods(script))
    // the page stays unchanged when the shop is unreachable
    .catch(() => undefined)
}
