import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useLocation } from 'react-router'
import { useUser } from '../../data/identity/use-user.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { sections } from '../../features/navigation/sections.ts'
import { UserRoundIcon } from '../../ui/icons.ts'
import { HeaderAction } from './header-action.tsx'

/** «Войти», or the shopper's first name once it is known. */
export function AccountLink() {
  const isSignedIn = useIsSignedIn()
  const { data: user } = useUser()
  const { pathname, search } = useLocation()
  if (isSignedIn) {
    return (
      <HeaderAction
        href={sections.account.href}
        icon={UserRoundIcon}
        label={user?.firstName || layoutText.header.profile}
      />
    )
  }
  const isAtSignIn = pathname === sections.signIn.href
  const back = isAtSignIn ? '' : `?${new URLSearchParams({ redirect: pathname + search })}`
  return <HeaderAction href={`${sections.signIn.href}${back}`} icon={UserRoundIcon} label={layoutText.header.signIn} />
}
