export const productsDeskKeys = {
  goods: ['cabinet', 'goods'] as const,
  goodsCounted: ['cabinet', 'goods-counts'] as const,
  goodsCounts: (query: object) => ['cabinet', 'goods-counts', query] as const,
  goodsIn: (query: object) => ['cabinet', 'goods', query] as const,
  goodsImport: (id: number) => ['cabinet', 'goods-import', id] as const,
  product: (id: number) => ['cabinet', 'product', id] as const,
  productHistory: (id: number) => ['cabinet', 'product', id, 'history'] as const,
  harvest: (id: number, readyOn: string) => ['cabinet', 'product', id, 'harvest', readyOn] as const,
  productPictures: (id: number) => ['cabinet', 'product', id, 'pictures'] as const,
  suggestedCategories: (title: string) => ['cabinet', 'categories', title] as const,
}
