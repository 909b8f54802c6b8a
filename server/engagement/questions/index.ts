export { cloneQuestions, type ImportedQuestion, importQuestions } from './store/import-questions.ts'
