import {
  stockEntriesSchema,
  stockEntrySchema,
  stockFateSchema,
  stockItemSchema,
  stockListSchema,
} from './stock-desk.ts'
import { lotOrderSchema, lotOrdersSchema, stockLotSchema, stockLotsSchema } from './stock-lots.ts'

export const stockSchemas = {
  LotOrder: lotOrderSchema,
  LotOrders: lotOrdersSchema,
  StockEntries: stockEntriesSchema,
  StockEntry: stockEntrySchema,
  StockFate: stockFateSchema,
  StockItem: stockItemSchema,
  StockList: stockListSchema,
  StockLot: stockLotSchema,
  StockLots: stockLotsSchema,
}
