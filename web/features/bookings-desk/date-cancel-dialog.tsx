import { DATE_CANCEL_REASONS, type DateCancelReason } from '@okolitsa/domain/tours/tour.ts'
import { bookingsDesk as text } from '@okolitsa/strings/ru/bookings-desk.ts'
import { tourDates as words } from '@okolitsa/strings/ru/tour-dates.ts'
import { useState } from 'react'
import { useDateCancellation } from '../../data/bookings/desk/use-tour-dates.ts'
import { type DeskDate, useTourDesk } from '../../data/bookings/desk/use-tour-desk.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { Select } from '../../ui/select.tsx'

export function DateCancelDialog({ date, days, onClose }: { date: DeskDate; days: string; onClose: () => void }) {
  const { cancelDate } = useTourDesk()
  const { data, isError } = useDateCancellation(date.id)
  const [because, setBecause] = useState<DateCancelReason>('weather')
  return (
    <ReasonDialog
      draftId={`cancel-date-${date.id}`}
      title={text.cancelDateTitle(date.tourTitle, days)}
      text={
        <>
          <p aria-live="polite">
            {data
              ? words.concerns(data.bookings, data.people, data.back)
              : isError
                ? words.concernsFailed
                : words.concernsCounting}
          </p>
          <Select
            label={text.because}
            value={because}
            onChange={({ target }) => setBecause(DATE_CANCEL_REASONS.find((one) => one === target.value) ?? 'other')}
            items={DATE_CANCEL_REASONS.map((value) => ({ value, title: text.reasons[value] }))}
          />
        </>
      }
      label={text.reason}
      error={text.reasonError}
      save={text.cancelDate}
      keep={text.keepDate}
      busy={cancelDate.isPending || (!data && !isError)}
      onClose={onClose}
      onSave={(reason) => cancelDate.mutate({ id: date.id, because, reason }, { onSettled: onClose })}
    />
  )
}
