import { z } from 'zod'
import { companySchema, type DemoCompany } from '../schemas/register.ts'
import { readData } from './read-data.ts'

/** Companies with an account at the demo bank and without a shop; used for registration by tax number (ИНН). */
export const demoNewcomers: readonly DemoCompany[] = readData('newcomers.json', z.array(companySchema))
