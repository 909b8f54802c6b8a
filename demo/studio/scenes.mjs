/**
 * Renders scenes: node demo/studio/scenes.mjs [hero] [tiles] [tiles:NAME …] A scene is rendered once
 * (`out/scenes/<name>`; delete the folder to render it again); its picture is written on each run.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const studio = dirname(fileURLToPath(import.meta.url))
const root = join(studio, '../..')
const tiles = readdirSync(join(root, 'server/starter/pictures/tiles')).map(
  (file) => `tiles:${file.slice(0, -'.webp'.length)}`,
)
const asked = process.argv.slice(2)
const names = (asked.length > 0 ? asked : ['hero', 'tiles']).flatMap((name) => (name === 'tiles' ? tiles : [name]))

/** Files of a scene: name, width, qualities of colour and of transparency. */
const filesOf = (name) =>
  name === 'hero'
    ? [
        ['web/assets/land/hero-food.webp', 1000, 58, 60],
        ['web/assets/land/hero-food-small.webp', 520, 64, 60],
      ]
    : [[`server/starter/pictures/tiles/${name.split(':')[1]}.webp`, 320, 78, 80]]

for (const name of names) {
  const folder = join(studio, 'out/scenes', name.replace(':', '_'))
  mkdirSync(folder, { recursive: true })
  const last = join(folder, name === 'hero' ? 'picture.exr' : 'shadow.exr')
  if (!existsSync(last)) {
    const scene = ['-b', '-t', '1', '-P', join(studio, 'scene.py'), '--', name, folder]
    execFileSync('blender', scene, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const png = join(folder, 'picture.png')
  const exposure = name === 'hero' ? '1.2' : '1.12'
  execFileSync('/usr/bin/python3', [join(studio, 'scenes.py'), folder, png, exposure], { stdio: 'inherit' })
  for (const [file, width, quality, alphaQuality] of filesOf(name)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    const { size } = await sharp(png)
      .resize({ width })
      .webp({ quality, alphaQuality, effort: 6, smartSubsample: true })
      .toFile(join(root, file))
    console.log(file, size)
  }
}
