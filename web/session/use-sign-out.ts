import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { visitor } from './visitor.ts'

/** Ends the session and goes home; everything personal is forgotten (spec 4), see `ForgetSession`. */
export function useSignOut() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => visitor.state().api.identity.signOut(),
    onSuccess: async () => {
      visitor.signedOut()
      await navigate('/')
    },
  })
}
