import {
  stockEntriesSchema,
  stockEntrySchema,
  stockItemSchema,
  stockListSchema,
  stockOutcomeSchema,
} from './stock-desk.ts'
import { lotOrderSchema, lotOrdersSchema, stockLotSchema, stockLotsSchema } from './stock-lots.ts'

export const stockSchemas = {
  LotOrder: lotOrderSchema,
  LotOrders: lotOrdersSchema,
  StockEntries: stockEntriesSchema,
  StockEntry: stockEntrySchema,
  StockFate: stockOutcomeSchema,
  StockItem: stockItemSchema,
  StockList: stockListSchema,
  StockLot: stockLotSchema,
  StockLots: stockLotsSchema,
}
