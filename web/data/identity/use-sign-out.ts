import { useMutation } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { navigate } from '../../platform/router/router.ts'
import { visitor } from '../visitor/visitor.ts'

/** Ends the session and opens the home page; personal data is removed (spec 4), see `ForgetSession`. */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => {
      const wasAtHome = visitor.isAtHome()
      await shopApi().identity.signOut()
      return { wasAtHome }
    },
    onSuccess: async ({ wasAtHome }) => {
      visitor.signedOut()
      // the place was the customer's home address: a page load resets it to the default
      if (wasAtHome) window.location.assign('/')
      else await navigate('/')
    },
  })
}
