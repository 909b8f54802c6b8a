export { skuOf, slugOfTitle } from './new-names.ts'
