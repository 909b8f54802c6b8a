import type { ReportName } from '@okolitsa/domain/reports/reports.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { officeKeys } from '../keys.ts'
import { officeApi } from '../office-api.ts'
import type { ReportQuery } from './report-query.ts'

type Asked = Parameters<ReturnType<typeof officeApi>['reports']['getReport']>[0]

/** A report; while another one is counted, the former is shown. */
export const useReport = (report: ReportName, query: ReportQuery) =>
  useQuery({
    queryKey: officeKeys.report(report, query),
    // the URL is parsed by the rules of the call
    queryFn: () => officeApi().reports.getReport({ params: { report }, query } as unknown as Asked),
    placeholderData: keepPreviousData,
  })
