import { z } from 'zod'
import { companySchema, type DemoCompany } from '../schemas/register.ts'
import { readData } from './read-data.ts'

/** They bank at the demo bank and have no shop yet: with them the way from an ИНН to a site is walked. */
export const demoNewcomers: readonly DemoCompany[] = readData('newcomers.json', z.array(companySchema))
