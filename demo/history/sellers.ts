/** Sellers of the history by town, with the number of orders relative to each other. */
export const SELLERS_OF_TOWN: Readonly<Record<string, readonly (readonly [seller: number, weight: number])[]>> = {
  Москва: [
    [101, 16],
    [102, 3],
    [103, 9],
    [106, 7],
    [107, 8],
    [109, 6],
    [110, 4],
    [128, 7],
    [130, 5],
    [132, 7],
    [134, 4],
    [118, 3],
    [125, 5],
    [113, 3],
    [116, 4],
    [105, 4],
    [119, 3],
    [108, 2],
    [104, 8],
    [160, 2],
    [138, 2],
  ],
  Калуга: [
    [102, 6],
    [107, 4],
  ],
  Тула: [
    [103, 5],
    [109, 4],
    [131, 2],
  ],
  Воронеж: [
    [147, 2],
    [138, 1],
  ],
  Краснодар: [
    [137, 5],
    [139, 2],
  ],
  Казань: [
    [151, 5],
    [152, 3],
  ],
  Екатеринбург: [
    [157, 2],
    [160, 1],
    [153, 1],
  ],
}

/** Sellers whose courier leaves in the evening, so that orders of the day wait to be picked. */
export const EVENING_SELLERS: ReadonlySet<number> = new Set([101, 103, 107])

/** Sellers whose couriers work by a link of the day, with the courier's name. */
export const COURIERS_OF_SELLER: ReadonlyMap<number, string> = new Map([
  [101, 'Сергей'],
  [104, 'Рустам'],
  [109, 'Павел'],
])
