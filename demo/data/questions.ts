import { z } from 'zod'
import { byId, type DemoQuestion, questionSchema } from '../schemas/text.ts'
import { readData } from './read-data.ts'

/** Questions of customers with the answers of the farm, by its id. */
export const demoQuestions: Readonly<Record<number, readonly DemoQuestion[]>> = readData(
  'questions.json',
  byId(z.array(questionSchema)),
)
