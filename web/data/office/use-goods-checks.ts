import type { CheckedGoods } from '@okolitsa/contracts/products/office-goods.ts'
import type { GoodsDecision, ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'
import { officeGoods } from '@okolitsa/strings/ru/office-goods.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'
import { useDecisionQueue } from './use-decision-queue.ts'

export type CheckRuleBody = Awaited<ReturnType<OfficeApi['goods']['readCheckRule']>>

const text = officeGoods.check
const ofKind = (kind: CheckedGoods['kind']) => (kind === 'tour' ? 'tour' : 'product')

/** The queue of goods, or one product; the actions `return` and `hide` come with a reason. */
export const useGoodsChecks = (product: number | null) =>
  useDecisionQueue<CheckedGoods, 'goods'>({
    queryKey: officeKeys.goodsChecks(product),
    outdated: officeKeys.goods,
    taken: 'goods',
    kind: null,
    read: async () => {
      const { items, total } = await officeApi().goods.listGoodsChecks({ query: product === null ? {} : { product } })
      return { items, counts: [{ kind: 'goods', count: total }] }
    },
    idOf: ({ id, kind }) => (kind === 'tour' ? `tour-${id}` : String(id)),
    kindOf: () => 'goods',
    send: ({ item: { id, kind, version, state }, action, reason, message }) =>
      officeApi().goods.decideGoods({
        params: { id },
        query: { of: ofKind(kind) },
        body: {
          version: state === 'waiting' ? version : null,
          decision: action as GoodsDecision,
          reason: reason as ReturnReason | null,
          message,
        },
      }),
    takeBack: ({ id, kind }) => officeApi().goods.undoGoodsDecision({ params: { id }, query: { of: ofKind(kind) } }),
    overWords: (code, reason) =>
      code === 'GOODS_CHECK_REFUSED' ? (reason === 'changed' ? text.changed : text.decided) : null,
    words: text,
  })

/** The market's rule of checks. */
export const useCheckRule = () =>
  useQuery({ queryKey: officeKeys.checkRule, queryFn: () => officeApi().goods.readCheckRule() })

export function useChangeCheckRule(onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CheckRuleBody) => officeApi().goods.changeCheckRule({ body }),
    onSuccess: (rule) => {
      queryClient.setQueryData(officeKeys.checkRule, rule)
      showToast({ tone: 'success', text: officeGoods.rule.saved })
      onSaved()
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: officeKeys.checkRule }),
    meta: { showsOwnError: true },
  })
}
