import { serveTasks } from '../../platform/processes/serve-tasks.ts'
import { type DrawingTask, draw, failureOf } from './draw.ts'

await serveTasks<DrawingTask>({ run: draw, failureOf })
