import type { BlockAt } from '../block-at.ts'
import css from './divider.module.css'

export const DividerBlock = ({ block }: BlockAt<'divider'>) =>
  block.props.look === 'space' ? (
    <div className={css.space} />
  ) : (
    <hr className={`${css.divider} ${css[block.props.look]}`} />
  )
