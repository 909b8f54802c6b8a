/** Where to go after sign-in: only a path of this site, so that nobody is led away by a crafted link. */
export function redirectBack(asked: string | null): string {
  if (!asked?.startsWith('/') || asked.startsWith('//') || asked.includes('\\')) return '/account'
  try {
    const url = new URL(asked, 'http://site.invalid')
    return url.host === 'site.invalid' && url.pathname !== '/sign-in'
      ? url.pathname + url.search + url.hash
      : '/account'
  } catch {
    return '/account'
  }
}
