/**
 * Reserved subdomains of the shop's host, which programs look up by convention or which people would mistake for the
 * shop's own.
 */
const RESERVED = new Set(
  (
    'www www1 www2 api admin administrator root mail smtp imap pop pop3 mx webmail email shop static cdn img images ' +
    'assets media files app apps test dev stage staging beta demo cabinet operator seller sellers courier market ' +
    'wpad autodiscover autoconfig isatap ns ns1 ns2 dns ftp sftp ssh vpn proxy gateway status health monitor grafana ' +
    'metrics pay payment payments oplata kassa checkout billing invoice login signin signup auth oauth sso id account ' +
    'accounts my lk profile user users register password security secure support help helpdesk info news blog docs ' +
    'hostmaster postmaster webmaster abuse noreply no-reply localhost broadcasthost gosuslugi esia nalog mir sbp'
  ).split(' '),
)
/** Parts of a name that suggest a bank, a government service or the shop. */
const PARTS = new Set(
  'bank banks sber sberbank sberpay tinkoff tbank vtb alfabank gazprombank raiffeisen gosuslugi esia nalog fns sbp oplata pay payment login signin support admin'.split(
    ' ',
  ),
)
/** Prefixes that suggest a bank, a government service or the shop. */
const PREFIXES = ['sber', 'tinkoff', 'gosuslug', 'xn--']
const ANYWHERE = ['okolitsa', 'okolica', 'okoliza', 'sberbank']

/** True = the name may not be used for a site under the shop's host. */
export function isReservedSiteName(name: string): boolean {
  const plain = name.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i')
  return (
    RESERVED.has(name.toLowerCase()) ||
    RESERVED.has(plain) ||
    plain.split('-').some((part) => PARTS.has(part)) ||
    PREFIXES.some((beginning) => plain.startsWith(beginning)) ||
    ANYWHERE.some((word) => plain.replaceAll('-', '').includes(word))
  )
}
