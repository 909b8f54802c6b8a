import type { ColorThemeName } from '@okolitsa/domain/themes/color-themes.ts'
import type { ThemeColors } from '@okolitsa/domain/themes/palette.ts'
import type { RepairReason } from '@okolitsa/domain/themes/repair-colors.ts'
import type { ShapeName } from '@okolitsa/domain/themes/shapes.ts'
import type { TypographyThemeName } from '@okolitsa/domain/themes/typography-themes.ts'

/** Names of site themes, and texts of the panel where they are chosen. */
export const themeTexts = {
  colors: {
    okolitsa: 'Луг',
    berry: 'Ягода',
    honey: 'Мёд',
    pumpkin: 'Тыква',
    milk: 'Молоко',
    sage: 'Шалфей',
    plum: 'Слива',
    rye: 'Рожь',
    pine: 'Сосна',
    cornflower: 'Василёк',
    rowan: 'Рябина',
    slate: 'Сланец',
    dill: 'Укроп',
    lake: 'Озеро',
  } satisfies Readonly<Record<ColorThemeName, string>>,
  ownColors: 'Свои цвета',
  typography: {
    onest: 'Спокойные',
    even: 'Ровные',
    kind: 'Добрые',
    round: 'Круглые',
    book: 'Книжные',
    letter: 'Письмо',
    magazine: 'Журнал',
    oven: 'Печные',
    poster: 'Афиша',
    strict: 'Строгие',
  } satisfies Readonly<Record<TypographyThemeName, string>>,
  shapes: {
    soft: 'Мягкий',
    plump: 'Пышный',
    strict: 'Строгий',
    dense: 'Плотный',
    framed: 'Альбом',
  } satisfies Readonly<Record<ShapeName, string>>,
  shapeHints: {
    soft: 'Скруглённые углы и лёгкие тени',
    plump: 'Круглые углы и много воздуха',
    strict: 'Прямые углы и тонкие линии',
    dense: 'Всё поближе, как в\u00A0прайсе',
    framed: 'Картинки в\u00A0рамках, как в\u00A0альбоме',
  } satisfies Readonly<Record<ShapeName, string>>,
  panel: {
    title: 'Оформление сайта',
    open: 'Оформление',
    lead: 'Меняется сразу у\u00A0всех страниц сайта, и\u00A0посетители видят это сразу.',
    colors: 'Цвета',
    fonts: 'Шрифты',
    shape: 'Характер',
    like: {
      label: 'Подобрать цвета по\u00A0логотипу или фото',
      hint: 'Картинка никуда не\u00A0отправляется: смотрим на\u00A0её цвета прямо здесь.',
      offer: 'К\u00A0картинке подойдут',
      unreadable: 'Не\u00A0получилось открыть картинку. Попробуйте другую: JPEG, PNG или WebP',
    },
    sample: 'Здравствуйте',
    states: {
      saved: 'Сохранено',
      saving: 'Сохраняем…',
      failed: 'Не\u00A0сохранилось. Проверьте связь и\u00A0выберите ещё раз.',
    },
    loading: 'Загружаем оформление',
    notLoaded: 'Оформление не\u00A0загрузилось',
    retry: 'Повторить',
    own: {
      primaryColor: 'Цвет кнопок и\u00A0ссылок',
      secondaryColor: 'Цвет фона',
    } satisfies Readonly<Record<keyof ThemeColors, string>>,
    repaired: {
      primaryColor: {
        tooLight: 'На\u00A0таком цвете не\u00A0прочесть белые буквы, поэтому на\u00A0сайте он темнее.',
        tooDark: 'Нажатая кнопка не\u00A0отличалась бы от\u00A0обычной, поэтому на\u00A0сайте он светлее.',
        tooStrong: 'На\u00A0больших кнопках он слепил\u00A0бы, поэтому на\u00A0сайте он спокойнее.',
      },
      secondaryColor: {
        tooLight: 'Для фона он слишком светлый, поэтому на\u00A0сайте он темнее.',
        tooDark: 'На\u00A0таком фоне не\u00A0прочесть тёмные буквы, поэтому на\u00A0сайте он светлее.',
        tooStrong: 'Для фона он слишком яркий, поэтому на\u00A0сайте он спокойнее.',
      },
    } satisfies Readonly<Record<keyof ThemeColors, Readonly<Record<RepairReason, string>>>>,
    shownAs: (chosen: string, shown: string) => `Вы выбрали ${chosen}, на\u00A0сайте ${shown}.`,
  },
} as const
