import type { Company } from '@okolitsa/domain/companies/company.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { demoMarketplace } from './marketplace.ts'

/** A company of the demo, and its account at the demo bank. */
export interface DemoCompany extends Company {
  /** How the bank names the person who acts for it. */
  readonly bankSubject: string
  /** Shown in the bank. */
  readonly title: string
}

/** They bank at the demo bank and have no shop yet: with them the way from an ИНН to a site is walked. */
const NEWCOMERS: readonly DemoCompany[] = [
  {
    bankSubject: 'client-newcomer-1',
    title: 'Пасека «Тверские липы»',
    tin: '690100077152',
    ien: '318690100007718',
    legalName: 'ИП Ерофеев Павел Ильич',
    legalAddress: '172735, Тверская обл., г. Осташков, ул. Печатникова, д. 8',
    head: 'Ерофеев Павел Ильич',
    regionCode: '69',
    city: 'Осташков',
    isActive: true,
  },
  {
    bankSubject: 'client-newcomer-2',
    title: 'Пекарня «Суздальский калач»',
    tin: '3301000881',
    ien: '1193301000881',
    legalName: 'ООО «Суздальский калач»',
    legalAddress: '601293, Владимирская обл., г. Суздаль, ул. Старая, д. 15',
    head: 'Климова Ольга Сергеевна',
    regionCode: '33',
    city: 'Суздаль',
    isActive: true,
  },
  {
    bankSubject: 'client-newcomer-3',
    title: 'Гостевой дом «У Онежской»',
    tin: '100100099155',
    ien: '321100100000995',
    legalName: 'ИП Титова Вера Андреевна',
    legalAddress: '186150, Республика Карелия, г. Пудож, ул. Набережная, д. 3',
    head: 'Титова Вера Андреевна',
    regionCode: '10',
    city: 'Пудож',
    isActive: true,
  },
  {
    bankSubject: 'client-newcomer-4',
    title: 'Рыбная артель (закрылась)',
    tin: '4001000667',
    ien: '1124001000661',
    legalName: 'ООО «Рыбная артель»',
    legalAddress: '248000, Калужская обл., г. Калуга, ул. Ленина, д. 1',
    head: 'Орлов Игорь Петрович',
    regionCode: '40',
    city: 'Калуга',
    isActive: false,
  },
  {
    bankSubject: 'client-newcomer-5',
    title: 'Козы Горячевых',
    tin: '502000123401',
    ien: '321502000012343',
    legalName: 'ИП Горячева Зоя Павловна',
    legalAddress: '141600, Московская обл., г. Клин, ул. Луговая, д. 4',
    head: 'Горячева Зоя Павловна',
    regionCode: '50',
    city: 'Клин',
    isActive: true,
  },
  {
    bankSubject: 'client-newcomer-6',
    title: 'Сад Рощиных',
    tin: '760000432181',
    ien: '322760000432189',
    legalName: 'ИП Рощин Илья Петрович',
    legalAddress: '152150, Ярославская обл., г. Ростов, ул. Садовая, д. 9',
    head: 'Рощин Илья Петрович',
    regionCode: '76',
    city: 'Ростов',
    isActive: true,
  },
  {
    bankSubject: 'client-newcomer-7',
    title: 'Молочный двор',
    tin: '690000555197',
    ien: '319690000555164',
    legalName: 'ИП Логинова Дарья Олеговна',
    legalAddress: '172735, Тверская обл., г. Осташков, ул. Володарского, д. 21',
    head: 'Логинова Дарья Олеговна',
    regionCode: '69',
    city: 'Осташков',
    isActive: true,
  },
  {
    bankSubject: 'client-newcomer-8',
    title: 'Утренняя дойка',
    tin: '330000777130',
    ien: '320330000777183',
    legalName: 'ИП Миронов Антон Юрьевич',
    legalAddress: '601293, Владимирская обл., г. Суздаль, ул. Лесная, д. 2',
    head: 'Миронов Антон Юрьевич',
    regionCode: '33',
    city: 'Суздаль',
    isActive: true,
  },
]

/** Sellers of the demo and those who may become one. */
export const demoCompanies: readonly DemoCompany[] = [
  ...NEWCOMERS,
  ...[...demoMarketplace.organizations, ...demoMarketplace.restaurants, ...demoMarketplace.tourOperators].flatMap(
    ({ id, title, owner, legal, place }): DemoCompany[] =>
      isRegionCode(place.regionCode)
        ? [
            {
              bankSubject: `client-${id}`,
              title,
              tin: legal.tin,
              ien: legal.ien,
              legalName: legal.name,
              legalAddress: legal.address,
              head: owner,
              regionCode: place.regionCode,
              city: place.settlement ?? place.city,
              isActive: true,
            },
          ]
        : [],
  ),
]

export const demoNewcomers = NEWCOMERS
