import { loading } from '../../app/loading.ts'

export const loader = loading(() => ({ title: 'okolitsa' }))
