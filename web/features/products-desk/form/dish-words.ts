import type { ProductPast } from '@okolitsa/contracts/products/goods-history.ts'
import { menusDesk as text } from '@okolitsa/strings/ru/menus-desk.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { servedWords } from '../../../data/menus/desk/served-words.ts'
import type { FormMenu } from './section.ts'

export const groupsWords = (groups: readonly { title: string; options: readonly { title: string }[] }[]): string =>
  groups.map(({ title, options }) => text.options.says(title, options.map((one) => one.title).join(', '))).join('\n')

export function dishPartWords(part: NonNullable<ProductPast['dish']>, menu: FormMenu | null): string {
  const yes = (value: boolean) => (value ? productsForm.yes : productsForm.no)
  const section = menu?.sections.find(({ id }) => id === part.sectionId)?.title
  return [
    section,
    part.served === null ? text.form.servedAlways : part.served && servedWords(part.served),
    part.isSpicy !== undefined && `${text.form.isSpicy}: ${yes(part.isSpicy)}`,
    part.isMeatless !== undefined && `${text.form.isMeatless}: ${yes(part.isMeatless)}`,
    part.groups && groupsWords(part.groups),
  ]
    .filter(Boolean)
    .join(' · ')
}
