import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useCustomer } from '../../data/identity/use-customer.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { sections } from '../../features/navigation/sections.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { UserRoundIcon } from '../../ui/icons.ts'
import { HeaderAction } from './header-action.tsx'

/** Link to the account: «Войти», or the customer's first name once it is loaded. */
export function AccountLink() {
  const isSignedIn = useIsSignedIn()
  const { data: customer } = useCustomer()
  const { pathname, search } = useLocation()
  if (isSignedIn) {
    return (
      <HeaderAction
        href={sections.account.href}
        icon={UserRoundIcon}
        label={customer?.firstName || layoutText.header.profile}
      />
    )
  }
  const isAtSignIn = pathname === sections.signIn.href
  const back = isAtSignIn ? '' : `?${new URLSearchParams({ redirect: pathname + search })}`
  return <HeaderAction href={`${sections.signIn.href}${back}`} icon={UserRoundIcon} label={layoutText.header.signIn} />
}
