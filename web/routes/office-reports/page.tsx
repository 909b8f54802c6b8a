import { reportsOf } from '@okolitsa/domain/reports/reports.ts'
import { officeReports as text } from '@okolitsa/strings/ru/office-reports.ts'
import { reportExportPath } from '../../data/office/reports/report-query.ts'
import { useReport } from '../../data/office/reports/use-report.ts'
import { ReportScreen, ReportState, ReportTabs } from '../../features/office-reports/report-screen.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

/** `/office/reports/:view`: a report with the numbers of a period; without a name the first one of the reader. */
export function Page() {
  const { member, report, query } = useLoaderData<typeof loader>()
  const reference = useDayReference()
  const { data, isError, isPlaceholderData, refetch } = useReport(report, query)
  const title = text.reports[report]
  const shown = data?.report === report ? data : undefined
  return (
    <OfficeFrame member={member}>
      <PageHead title={title} isHidden />
      <OfficeTop
        title={title}
        note={
          shown &&
          text.note(
            text.range(shown.period.from, shown.period.to, reference),
            text.range(shown.before.from, shown.before.to, reference),
          )
        }
        actions={
          <>
            <Button
              size="medium"
              look="secondary-gray"
              icon={DownloadIcon}
              href={reportExportPath('xlsx', report, query)}
              download
            >
              {text.xlsx}
            </Button>
            <Button size="medium" look="secondary-gray" href={reportExportPath('csv', report, query)} download>
              {text.csv}
            </Button>
          </>
        }
      />
      <ReportTabs reports={reportsOf(member.roles)} report={report} />
      {shown && !isError ? (
        <ReportScreen
          report={shown}
          query={query}
          reference={reference}
          mayOpen={member.permissions.includes('seeOrders')}
          isBusy={isPlaceholderData}
        />
      ) : (
        <ReportState isFailed={isError} retry={() => void refetch()} />
      )}
    </OfficeFrame>
  )
}
