import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FOOD_PICTURES, SCENE_PICTURES, SIGN_PICTURES } from './keys.ts'

const STARTER = new URL('../../server/starter/pictures/', import.meta.url)
const fileOf = (folder: string, name: string, base: URL | string = import.meta.url) =>
  new URL(`${folder}/${name}.webp`, base)

describe('picture keys', () => {
  it('picture keys refer to existing files', () => {
    const missing = [
      ...[...FOOD_PICTURES, ...SIGN_PICTURES].filter((name) => !existsSync(fileOf('food', name, STARTER))),
      ...SCENE_PICTURES.filter((name) => !existsSync(fileOf('scene', name))),
    ]
    expect(missing).toEqual([])
  })
})
