import type { OfficePiece } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import type { PieceSort } from '@okolitsa/domain/content/written-piece.ts'
import { officePieces as text } from '@okolitsa/strings/ru/office-pieces.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { type OfficeApi, officeApi } from './office-api.ts'
import { isShowcaseConflict } from './use-banners.ts'

export type CallOnPiece = (calls: OfficeApi['showcase']) => Promise<OfficePiece>

export const usePieces = (sort: PieceSort) =>
  useQuery({
    queryKey: officeKeys.piecesOf(sort),
    queryFn: async () => (await officeApi().showcase.listPieces({ query: { sort } })).items,
  })

/** A piece; null = a new one, which is not loaded. */
export const usePiece = (code: string | null) =>
  useQuery({
    queryKey: officeKeys.piece(code ?? ''),
    queryFn: () => officeApi().showcase.getPiece({ params: { code: code ?? '' } }),
    enabled: code !== null,
  })

/** Goods or farms by a part of their names, or all categories. */
export const usePieceSubjects = (of: 'goods' | 'farms' | 'categories', search = '') =>
  useQuery({
    queryKey: officeKeys.pieceSubjects(of, search),
    queryFn: async () => (await officeApi().showcase.listPieceSubjects({ query: { of, search } })).items,
    placeholderData: keepPreviousData,
  })

/** Changes a piece. After a conflict the present piece is loaded, and what was typed stays. */
export function useChangePiece() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ call }: { readonly call: CallOnPiece; readonly done: string }) => call(officeApi().showcase),
    onSuccess: async (piece, { done }) => {
      queryClient.setQueryData(officeKeys.piece(piece.code), piece)
      showToast({ tone: 'success', text: done })
      await queryClient.invalidateQueries({ queryKey: officeKeys.piecesOf(piece.sort) })
    },
    onError: async (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      if (isShowcaseConflict(error)) await queryClient.refetchQueries({ queryKey: officeKeys.pieces })
    },
  })
}
