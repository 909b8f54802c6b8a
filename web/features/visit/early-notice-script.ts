import { roomBelow } from './cookie-notice-room.ts'

const HEIGHT = '#'

/**
 * The only inline script of pages; the content policy names its hash. Pages are kept for all guests, so the notice
 * comes hidden with each of them, and the script shows it to a browser without an answer before the first paint. A press
 * before the page is alive is left for `CookieBanner`, which stores it.
 */
export const EARLY_NOTICE_SCRIPT = `(function(place){
if(/(^|; )cookie-accepted=/.test(document.cookie))return
place.hidden=false
var room=document.createElement('style')
room.textContent=${JSON.stringify(roomBelow(HEIGHT))}.split('${HEIGHT}').join(place.firstChild.offsetHeight+'px')
place.appendChild(room)
place.onclick=function(event){
var button=event.target.closest('button')
if(!button)return
place.dataset.answer=button.value
place.textContent=''
}
})(document.currentScript.parentNode)`
