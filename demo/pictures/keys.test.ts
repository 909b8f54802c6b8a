import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FOOD_PICTURES, SCENE_PICTURES, SIGN_PICTURES } from './keys.ts'

const fileOf = (folder: string, name: string) => new URL(`${folder}/${name}.webp`, import.meta.url)

describe('picture keys', () => {
  it('picture keys refer to existing files', () => {
    const missing = [
      ...[...FOOD_PICTURES, ...SIGN_PICTURES].filter((name) => !existsSync(fileOf('food', name))),
      ...SCENE_PICTURES.filter((name) => !existsSync(fileOf('scene', name))),
    ]
    expect(missing).toEqual([])
  })
})
