/** Escapes special characters of HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Roubles as text: `1 910,50 ₽`. */
export const roubles = (kopecks: number): string =>
  `${(kopecks / 100).toLocaleString('ru-RU', { minimumFractionDigits: kopecks % 100 ? 2 : 0 })}\u00A0₽`

const MOSCOW_TIME = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'medium', timeZone: 'Europe/Moscow' })

/** Moscow time as text, `23:59:07`, whatever the machine's time zone. */
export const clockTime = (moment: string): string => MOSCOW_TIME.format(new Date(moment))

/** A complete page of an emulator. `body` is HTML and must contain escaped texts only. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;background:#e9ecef;color:#17212b;margin:0;padding:24px 16px}
main{background:#fff;border-radius:28px;max-width:400px;margin:0 auto;padding:28px 24px;box-shadow:0 12px 40px rgb(23 33 43/.14)}
h1{font-size:20px;margin:0 0 4px}h2{font-size:17px;margin:24px 0 4px}p{margin:8px 0}.sum{font-size:40px;font-weight:700;letter-spacing:-.03em;margin:16px 0 4px}
.note{color:#5c6670;font-size:14px}.badge{display:inline-block;background:#fff3d6;color:#6b4a00;border-radius:8px;padding:2px 10px;font-size:13px;margin-bottom:16px}
button,.button{display:block;width:100%;border:0;border-radius:14px;padding:14px;margin-top:12px;font-family:inherit;font-size:17px;font-weight:600;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
.yes{background:#1a5fd0;color:#fff}.no{background:#eef1f4;color:#17212b}
button:focus-visible,.button:focus-visible,input:focus-visible,select:focus-visible{outline:3px solid #8ab4ff;outline-offset:2px}
label{display:block;margin-top:12px;font-size:14px;color:#5c6670}
input,select{display:block;width:100%;border:1px solid #c5ccd3;border-radius:12px;padding:12px;font:inherit;color:inherit;background:#fff;margin-top:4px}
.row{display:flex;gap:12px}.row>*{flex:1}.good{color:#137a3a}.bad{color:#b3261e}
table{border-collapse:collapse;width:100%;font-size:14px}td,th{text-align:left;padding:6px 4px;border-bottom:1px solid #e9ecef}
</style></head><body><main>${body}</main></body></html>`
}
