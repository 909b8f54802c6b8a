/** Texts of photos of packed parcels. */
export const parcelPhotos = {
  title: 'Фото посылки',
  photo: (index: number) => `Посылка, фото ${index}`,
  hint: 'Покупатель увидит его на странице заказа. Больше трёх не\u00A0нужно.',
  add: 'Сфотографировать',
  added: 'Фото увидит покупатель',
  atDoor: 'Фото курьера у\u00A0двери',
  doorPhoto: (index: number) => `У\u00A0двери, фото ${index}`,
  ofCustomer: 'Так собрали ваш заказ',
} as const
