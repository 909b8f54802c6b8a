export { linesOf, outlinesOf } from './preview/text-paths.ts'
