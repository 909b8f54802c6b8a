/** Translucent fillings: from the darkest colour to where light comes through. */
export const RAMPS = {
  amber: ['#6a2d04', '#c26f0c', '#eda322', '#ffd97a'],
  pale: ['#8a5a14', '#dba338', '#f3cb6a', '#fff0be'],
  dark: ['#1d0a04', '#522008', '#8c3f10', '#d08436'],
  red: ['#2a0508', '#7a0f1e', '#b32238', '#e8707a'],
  black: ['#0c0410', '#2b0f30', '#55204f', '#9a5890'],
  orange: ['#7a2a02', '#d4640a', '#f29422', '#ffcf80'],
  green: ['#2d2f08', '#6d6a1a', '#a59d3a', '#dcd48c'],
} as const

type Table<T> = readonly (readonly [RegExp, T])[]

export const HONEY_RAMPS: Table<readonly string[]> = [
  [/липов.*лесн/i, RAMPS.pale],
  [/гречиш|верес|каштан|лесн|бортев/i, RAMPS.dark],
  [/липов|эспарцет|кипре/i, RAMPS.pale],
]

export const BERRY_RAMPS: Table<readonly string[]> = [
  [/черник|смородин|голубик|жимолост/i, RAMPS.black],
  [/морошк|абрикос|повидло|райски|ранет/i, RAMPS.orange],
  [/сосн|фейхоа/i, RAMPS.green],
  [/орех|нардек/i, RAMPS.dark],
]

/** Colours of opaque fillings. */
export const SMOOTH: Table<string> = [
  [/томат|хреновина|аджика|лечо|борщ/i, '#b5371c'],
  [/тыкв.*яблок|тыкв|морков|облепих/i, '#e08a26'],
  [/кабачк|кабачок|синеньк/i, '#c98a3e'],
  [/свёкл/i, '#7d1635'],
  [/подберёзовик/i, '#6d4a2c'],
  [/карамельный/i, '#8a4a1c'],
  [/майонез/i, '#f6ead0'],
  [/хрен /i, '#f3eee0'],
  [/горчиц/i, '#d6a12c'],
  [/песто|зелен|цахтон/i, '#6f8433'],
  [/какао/i, '#5a3320'],
  [/арахис|кунжут/i, '#c08f52'],
  [/квас белый|хмелевой/i, '#d8bd84'],
  [/квас/i, '#57290f'],
  [/морс|брусник|клюкв/i, '#8d1a2b'],
  [/компот/i, '#9c5222'],
  [/чернослив/i, '#6d3a2c'],
  [/груш/i, '#dcc078'],
  [/яблок|яблоч/i, '#dda945'],
  [/капуста/i, '#eadfb4'],
  [/индейк|рагу|мяс/i, '#cf9a6a'],
  [/гречнев/i, '#b28658'],
  [/овсян/i, '#e6d3ac'],
]

/** Colours of pressed cheeses: paste and rind. */
export const PASTES: Table<string> = [
  [/козий|козь/i, '#f7edd2'],
  [/12 месяцев|24 месяца|выдержанн/i, '#e6bd68'],
  [/копч/i, '#e9bf72'],
  [/тмин|пажитник|можжевел/i, '#efdca4'],
]
export const RINDS: Table<string> = [
  [/квасе/i, '#5b3b22'],
  [/копч/i, '#8f5827'],
  [/можжевел|чаща/i, '#5d6440'],
  [/пажитник/i, '#d8a645'],
  [/трюфел/i, '#3d332b'],
  [/24 месяца/i, '#6f4a2a'],
]

/** Ramps of pieces in brine. */
export const PIECES: Table<readonly string[]> = [
  [/помидоры (солёные )?красные|вяленые помидоры|арбуз|брусник/i, ['#3a0806', '#8d1c14', '#c8402c', '#f09a80']],
  [/капуст/i, ['#8a7f45', '#c8bd84', '#ebe3b8', '#fffae4']],
  [/антоновк/i, ['#6a5614', '#b39632', '#e2cb68', '#fff0b4']],
  [/груздь|грузди|волнушк|опят|маслят|рыжик/i, ['#2c1c0e', '#704e2e', '#ab8256', '#e0c49a']],
  [/синеньк/i, ['#1d1022', '#4b303c', '#805863', '#b79494']],
  [/огурц|черемша|папоротник|стрелки|зелёные/i, ['#2f3a0c', '#66742a', '#93a13f', '#c6cd80']],
]
