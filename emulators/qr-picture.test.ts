import { create } from 'qrcode'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { qrPicture } from './qr-picture.ts'

const TEXT = 'https://qr.nspk.ru/AS1000670LSS7DN18SJQDNP4B05KLJL2?type=01&bank=100000000001&sum=10000&cur=RUB&crc=C08B'

it.each([{ width: 400 }, { width: 220, margin: 1 }, { width: 10 }])(
  'is the code, module by module: %o',
  async (options) => {
    const { data, info } = await sharp(qrPicture(TEXT, options)).greyscale().raw().toBuffer({ resolveWithObject: true })
    const { modules } = create(TEXT, { errorCorrectionLevel: 'M' })
    const { width } = info
    const isDark = (x: number, y: number) => (data[(y * width + x) * info.channels] ?? 0) < 128
    expect([width, info.height]).toEqual([Math.max(options.width, modules.size), width])
    // the first dark pixel is the corner of the code
    const first = Array.from({ length: width * width }, (_, at) => at).find((at) =>
      isDark(at % width, Math.floor(at / width)),
    )
    const start = (first as number) % width
    const scale = (width - 2 * start) / modules.size
    const seen = Array.from({ length: modules.size ** 2 }, (_, at) =>
      Number(
        isDark(
          Math.floor(start + ((at % modules.size) + 0.5) * scale),
          Math.floor(start + (Math.floor(at / modules.size) + 0.5) * scale),
        ),
      ),
    )
    expect(seen).toEqual(Array.from(modules.data, Number))
  },
)
