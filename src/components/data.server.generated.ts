// Written by `npm run generate`. Do not edit.
import { loadArticleContributor } from '#src/components/content/ArticleContributor/ArticleContributor.data.ts';
import { loadArticleSearch } from '#src/components/search/pages/ArticleSearch/ArticleSearch.data.ts';
import { loadAskAnExpertSearch } from '#src/components/search/pages/AskAnExpertSearch/AskAnExpertSearch.data.ts';
import { loadAwardSearch } from '#src/components/search/pages/AwardSearch/AwardSearch.data.ts';
import { loadDoctorByCityAndSpecialtyLinkGrid } from '#src/components/linkgrid/DoctorByCityAndSpecialtyLinkGrid/DoctorByCityAndSpecialtyLinkGrid.data.ts';
import { loadDoctorByCityLinkGrid } from '#src/components/linkgrid/DoctorByCityLinkGrid/DoctorByCityLinkGrid.data.ts';
import { loadDoctorBySpecialtyLinkGrid } from '#src/components/linkgrid/DoctorBySpecialtyLinkGrid/DoctorBySpecialtyLinkGrid.data.ts';
import { loadDropdownRedirectSearch } from '#src/components/search/bars/DropdownRedirectSearch/DropdownRedirectSearch.data.ts';
import { loadEventSearch } from '#src/components/search/pages/EventSearch/EventSearch.data.ts';
import { loadFindDoctorByCityAndSpecialtySearch } from '#src/components/wildcard/FindDoctorByCityAndSpecialtySearch/FindDoctorByCityAndSpecialtySearch.data.ts';
import { loadFindDoctorByCitySearch } from '#src/components/wildcard/FindDoctorByCitySearch/FindDoctorByCitySearch.data.ts';
import { loadFindDoctorBySpecialtySearch } from '#src/components/wildcard/FindDoctorBySpecialtySearch/FindDoctorBySpecialtySearch.data.ts';
import { loadFindLocationByCityAndTypeSearch } from '#src/components/wildcard/FindLocationByCityAndTypeSearch/FindLocationByCityAndTypeSearch.data.ts';
import { loadFindLocationByTypeSearch } from '#src/components/wildcard/FindLocationByTypeSearch/FindLocationByTypeSearch.data.ts';
import { loadHealthWellnessSearch } from '#src/components/search/pages/HealthWellnessSearch/HealthWellnessSearch.data.ts';
import { loadHtmlIndexingSitemap } from '#src/components/metadata/HtmlIndexingSitemap/HtmlIndexingSitemap.data.ts';
import { loadLastUpdatedNote } from '#src/components/content/LastUpdatedNote/LastUpdatedNote.data.ts';
import { loadLocationByCityAndTypeLinkGrid } from '#src/components/linkgrid/LocationByCityAndTypeLinkGrid/LocationByCityAndTypeLinkGrid.data.ts';
import { loadLocationSearch } from '#src/components/search/pages/LocationSearch/LocationSearch.data.ts';
import { loadLocationTypeLinkGrid } from '#src/components/linkgrid/LocationTypeLinkGrid/LocationTypeLinkGrid.data.ts';
import { loadPatientStorySearch } from '#src/components/search/pages/PatientStorySearch/PatientStorySearch.data.ts';
import { loadPlanFacilitySearch } from '#src/components/search/pages/PlanFacilitySearch/PlanFacilitySearch.data.ts';
import { loadPlanProviderSearch } from '#src/components/search/pages/PlanProviderSearch/PlanProviderSearch.data.ts';
import { loadPlanSiteSearch } from '#src/components/search/pages/PlanSiteSearch/PlanSiteSearch.data.ts';
import { loadProviderSearch } from '#src/components/search/pages/ProviderSearch/ProviderSearch.data.ts';
import { loadResearchResults } from '#src/components/search/pages/ResearchResults/ResearchResults.data.ts';
import { loadResearchSearch } from '#src/components/search/pages/ResearchSearch/ResearchSearch.data.ts';
import { loadServicesSearch } from '#src/components/search/pages/ServicesSearch/ServicesSearch.data.ts';
import { loadSiteSearch } from '#src/components/search/pages/SiteSearch/SiteSearch.data.ts';
import { loadVolunteerSearch } from '#src/components/search/pages/VolunteerSearch/VolunteerSearch.data.ts';

/** Server-side data of components by rendering name. */
export const dataLoaders = {
  ArticleContributor: loadArticleContributor,
  ArticleSearch: loadArticleSearch,
  AskAnExpertSearch: loadAskAnExpertSearch,
  AwardSearch: loadAwardSearch,
  DoctorByCityAndSpecialtyLinkGrid: loadDoctorByCityAndSpecialtyLinkGrid,
  DoctorByCityLinkGrid: loadDoctorByCityLinkGrid,
  DoctorBySpecialtyLinkGrid: loadDoctorBySpecialtyLinkGrid,
  DropdownRedirectSearch: loadDropdownRedirectSearch,
  EventSearch: loadEventSearch,
  FindDoctorByCityAndSpecialtySearch: loadFindDoctorByCityAndSpecialtySearch,
  FindDoctorByCitySearch: loadFindDoctorByCitySearch,
  FindDoctorBySpecialtySearch: loadFindDoctorBySpecialtySearch,
  FindLocationByCityAndTypeSearch: loadFindLocationByCityAndTypeSearch,
  FindLocationByTypeSearch: loadFindLocationByTypeSearch,
  HealthWellnessSearch: loadHealthWellnessSearch,
  HtmlIndexingSitemap: loadHtmlIndexingSitemap,
  LastUpdatedNote: loadLastUpdatedNote,
  LocationByCityAndTypeLinkGrid: loadLocationByCityAndTypeLinkGrid,
  LocationSearch: loadLocationSearch,
  LocationTypeLinkGrid: loadLocationTypeLinkGrid,
  PatientStorySearch: loadPatientStorySearch,
  PlanFacilitySearch: loadPlanFacilitySearch,
  PlanProviderSearch: loadPlanProviderSearch,
  PlanSiteSearch: loadPlanSiteSearch,
  ProviderSearch: loadProviderSearch,
  ResearchResults: loadResearchResults,
  ResearchSearch: loadResearchSearch,
  ServicesSearch: loadServicesSearch,
  SiteSearch: loadSiteSearch,
  VolunteerSearch: loadVolunteerSearch,
};
