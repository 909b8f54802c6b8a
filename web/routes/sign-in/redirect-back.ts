/** Target after the sign-in: only a path of this site, to prevent an open redirect. */
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
