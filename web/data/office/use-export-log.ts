import type { LogFilter } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import { formatCount } from '@okolitsa/strings/ru/format.ts'
import { officeLog as text } from '@okolitsa/strings/ru/office-log.ts'
import { useMutation } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeApi } from './office-api.ts'

/** Downloads the filtered entries as CSV. */
export function useExportLog() {
  return useMutation({
    mutationFn: (filter: LogFilter) => officeApi().log.exportLog({ body: filter }),
    onSuccess: ({ name, text: content, rows, isCut }) => {
      download(name, content)
      const count = formatCount(rows, text.entries)
      showToast({ tone: 'success', text: isCut ? text.exportedPart(count) : text.exported(count) })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.exportFailed) }),
    meta: { showsOwnError: true },
  })
}

function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
