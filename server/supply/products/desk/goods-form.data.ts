/** A form with a product file in the format of browsers. */
export function goodsForm(bytes: Uint8Array, fields: Readonly<Record<string, string>> = {}) {
  const field = ([name, value]: [string, string]) =>
    Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([
      ...Object.entries({ fileName: 'goods.csv', ...fields }).map(field),
      Buffer.from('--edge\r\ncontent-disposition: form-data; name="files"; filename="goods"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  }
}
