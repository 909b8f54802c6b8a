import { defineModule } from '../../module.ts'
import { createAuditModule } from './index.ts'

export const auditModule = defineModule({
  name: 'audit',
  uses: [],
  create: () => ({ service: createAuditModule() }),
})
