import {
  faBaby,
  faBabyCarriage,
  faBath,
  faCarSide,
  faChargingStation,
  faEnvelope,
  faGift,
  faLanguage,
  faMoneyBill,
  faPersonBreastfeeding,
  faPlaceOfWorship,
  faRestroom,
  faSquareParking,
  faUtensils,
  faWheelchair,
  faWifi,
} from '@fortawesome/free-solid-svg-icons';
import type { IconShape } from '#src/ui/Icon/Icon.tsx';

/** The shapes of the icon names in domain/amenities. */
export const amenityIcons: Record<string, IconShape> = Object.fromEntries(
  [
    faBaby,
    faBabyCarriage,
    faBath,
    faCarSide,
    faChargingStation,
    faEnvelope,
    faGift,
    faLanguage,
    faMoneyBill,
    faPersonBreastfeeding,
    faPlaceOfWorship,
    faRestroom,
    faSquareParking,
    faUtensils,
    faWheelchair,
    faWifi,
  ].map((shape) => [shape.iconName, shape as IconShape]),
);
