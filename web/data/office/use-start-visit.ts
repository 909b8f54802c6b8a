import type { VISIT_MODES } from '@okolitsa/domain/office/cabinet-visit.ts'
import { useMutation } from '@tanstack/react-query'
import { officeApi } from './office-api.ts'

/** Opens the cabinet of a seller by a page load: the cabinet is another document. */
export const useStartVisit = (id: number, page = '/cabinet') =>
  useMutation({
    mutationFn: (body: { mode: (typeof VISIT_MODES)[number]; reason: string }) =>
      officeApi().visits.startVisit({ params: { id }, body }),
    onSuccess: () => window.location.assign(page),
    meta: { showsOwnError: true },
  })
