/**
 * The most frequent family names of the United States (Census Bureau, public domain) and some as frequent among its hospitals' staff; folded. Nobody
 * who writes one of them means another word, and none of them is a town because one is called so far away.
 */
export const SURNAMES: ReadonlySet<string> = new Set(
  `smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez gonzales wilson anderson thomas taylor moore jackson
   martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green
   adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris
   morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood
   james bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins perry russell sullivan
   bell coleman butler henderson barnes fisher vasquez simmons romero jordan patterson alexander hamilton graham reynolds griffin wallace moreno west
   cole hayes bryant herrera gibson ellis tran medina aguilar stevens murray ford castro marshall owens harrison fernandez mcdonald woods washington
   kennedy wells vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter hunter gordon mendez silva shaw snyder mason dixon
   munoz hunt hicks holmes palmer wagner black robertson boyd rose stone salazar fox warren mills meyer rice schmidt garza daniels ferguson nichols
   stephens soto weaver ryan gardner payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart bradley knight elliott cunningham
   duncan armstrong hudson carroll lane riley andrews alvarado ray delgado berry perkins hoffman johnston matthews pena richards contreras willis
   carpenter lawrence sandoval guerrero george chapman rios estrada ortega watkins greene nunez wheeler valdez harper burke larson santiago maldonado
   morrison franklin carlson austin dominguez carr lawson jacobs obrien lynch singh vega bishop montgomery oliver jensen harvey williamson gilbert dean
   sims espinoza howell li wong reid hanson le mccoy garrett burton fuller wang weber welch rojas lucas marquez fields park yang little banks padilla
   day walsh bowman schultz luna fowler mejia kaur sharma khan shah gupta kumar reddy rao desai mehta ahmed ali hussain cohen levy friedman nakamura
   tanaka yamamoto huang lin liu wu zhang chang chan cheng ho lam pham phan vu vo bui dang hoang ngo santos reyes bautista delacruz molina cabrera
   navarro rubio ibarra zuniga trevino velasquez villarreal cervantes figueroa acosta avila cardenas camacho pacheco rosales orozco montoya serrano
   lara duran barrera calderon zamora trujillo solis ochoa bravo meza salinas leon cortez campos mora gallegos cano lozano`.split(
    /\s+/,
  ),
);
