import { shopSchema } from '../schemas/register.ts'
import { readData } from './read-data.ts'

/** The shop itself as a seller. */
export const demoShop = readData('shop.json', shopSchema)
