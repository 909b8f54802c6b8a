import { BuyQuick } from '../../features/cart/buy-quick.tsx'
import { asTypedPath } from '../../features/navigation/search-path.ts'
import type { SearchPanelProps } from '../../features/search/search-box.tsx'
import { SearchPanel } from '../../features/search/search-panel.tsx'

export default function SearchSuggestions(props: SearchPanelProps) {
  return <SearchPanel {...props} asTypedOf={asTypedPath} buying={(product) => <BuyQuick product={product} />} />
}
