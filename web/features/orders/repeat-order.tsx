import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useMutation } from '@tanstack/react-query'
import { visitor } from '../../session/visitor.ts'
import { Button } from '../../ui/button.tsx'
import { RepeatIcon } from '../../ui/icons.ts'
import { showToast } from '../../ui/toast-queue.ts'

/** Puts the products of a received order into a cart again. */
export function RepeatOrder({ orderId, onRepeated }: { orderId: number; onRepeated?: (() => void) | undefined }) {
  const repeat = useMutation({
    mutationFn: () => {
      const { api, location } = visitor.state()
      return api.cart.repeatOrder({ body: { orderId, place: location } })
    },
    onSuccess: ({ notAdded }) => {
      onRepeated?.()
      showToast({
        tone: notAdded.length > 0 ? 'warning' : 'success',
        text: notAdded.length > 0 ? text.repeatedPartly(notAdded.length) : text.repeated,
        action: { text: text.toCart, href: '/cart' },
      })
    },
    onError: (error) => {
      if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
    },
  })
  return (
    <Button look="secondary" size="medium" icon={RepeatIcon} busy={repeat.isPending} onClick={() => repeat.mutate()}>
      {text.repeat}
    </Button>
  )
}
